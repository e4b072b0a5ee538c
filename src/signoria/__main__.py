"""`python -m signoria` is the command `signoria`."""

from signoria.cli import main

if __name__ == "__main__":
    main()
