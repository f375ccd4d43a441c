"""The steps of a desk that editions share, a module each."""
