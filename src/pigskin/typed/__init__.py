"""What coaches type, at the terminal or in the browser, and the answers it stands for."""
