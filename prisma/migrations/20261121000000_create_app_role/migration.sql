-- The role under which the running service works: it may not log in, owns nothing, and gets only what a migration grants.
-- The service logs in as the owner and drops to this role at once (`options=-c role=kifu_app`), so one connection string is enough.
--
-- Roles belong to the whole server, not to one database: another database of the same server may have made it already,
-- or may be making it at this very moment.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kifu_app') THEN
    CREATE ROLE kifu_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;

-- A superuser may become any role; every other owner must be a member to do so.
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'kifu_app', 'MEMBER') THEN
    EXECUTE format('GRANT kifu_app TO %I', current_user);
  END IF;
END
$$;

-- Read models live in "public" and are the service's to fill and empty. Tables that need a stricter hand (the events)
-- live in schemas of their own, with grants of their own.
GRANT USAGE ON SCHEMA public TO kifu_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE, TRUNCATE ON TABLES TO kifu_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO kifu_app;
