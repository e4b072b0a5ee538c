"""Members: how they sign up and in, their devices and passkeys, the mail they are sent, and what the house keeps."""
