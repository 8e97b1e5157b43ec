-- Whoever holds an account may take an identity off it again: one that somebody else has put there leads into it.
GRANT DELETE ON "account_identities" TO kifu_app;
