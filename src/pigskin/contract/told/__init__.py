"""Every kind of event, declared: what `contract.happenings` gathers."""
