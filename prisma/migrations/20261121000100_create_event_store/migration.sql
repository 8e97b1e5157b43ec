-- The event store: the only truth of the service. Everything outside this schema can be rebuilt from it.
-- Written for append-only use by the role kifu_app; the owner alone can change the shape of a table.

do $$
begin
  create role kifu_app nologin;
exception
  -- A role belongs to the whole cluster: another database, or a migration running beside this one, may have made it.
  when duplicate_object or unique_violation then null;
end $$;

create schema es;
grant usage on schema es to kifu_app;

-- One row per event. A stream is one game, one match, one case; its versions are 1, 2, 3… without holes.
-- payload and metadata are `json`, not `jsonb`: the stored text is the very text that was hashed (RFC 8785), so an outsider
-- can check the chain with SHA-256 alone and a reader does not serialise again what it only wants to verify.
-- recorded_at keeps milliseconds because that is what the hash covers.
create table es.events (
  stream         uuid           not null,
  recorded_at    timestamptz(3) not null,
  version        integer        not null check (version > 0),
  schema_version smallint       not null check (schema_version > 0),
  hash           bytea          not null check (octet_length(hash) = 32),
  type           text           not null,
  metadata       json           not null,
  payload        json           not null,
  primary key (stream, version)
) partition by hash (stream);

-- Sixteen partitions cost an append nothing measurable and let vacuum, reindexing and rebuilding work piece by piece.
do $$
begin
  for i in 0..15 loop
    execute format('create table es.events_%s partition of es.events for values with (modulus 16, remainder %s)', lpad(i::text, 2, '0'), i);
  end loop;
end $$;

-- One row per idempotent command: the same key with the same body is answered from here instead of being done again.
create table es.commands (
  stream    uuid    not null,
  version   integer not null,
  key       text    not null check (length(key) between 1 and 200),
  body_hash bytea   not null check (octet_length(body_hash) = 32),
  response  json,
  primary key (stream, key)
);

-- The outbox of every append, in the same transaction. The sequencer empties it into the ledger; it is a queue, so it is
-- nearly always small and must be vacuumed by churn, not by size.
create table es.inbox (
  id      bigint  generated always as identity primary key,
  stream  uuid    not null,
  version integer not null,
  hash    bytea   not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- The order in which everybody sees the events: gapless, in order of commit, and chained over all streams.
-- hash repeats the hash of the event, so a rewritten or cut stream contradicts the ledger;
-- the unique constraint makes it impossible to sequence an event twice.
create table es.ledger (
  gpos    bigint  primary key check (gpos > 0),
  stream  uuid    not null,
  version integer not null,
  hash    bytea   not null,
  root    bytea   not null check (octet_length(root) = 32),
  unique (stream, version)
);

-- root(n) = SHA-256(root(n-1) ‖ hash(n)). As an aggregate it runs over a whole batch inside the sequencer's one statement.
create function es.next_root(root bytea, hash bytea, last_root bytea) returns bytea
  language sql immutable parallel safe
  return sha256(coalesce(root, last_root) || hash);
create aggregate es.chained_root(hash bytea, last_root bytea) (sfunc = es.next_root, stype = bytea);

-- How far each consumer has come. Written in the transaction that writes what the consumer made of the events.
create table es.checkpoints (
  subscription text        primary key,
  position     bigint      not null default 0,
  epoch        integer     not null default 1,
  updated_at   timestamptz not null default now()
);

-- States that save a reader the long way from version 1. Never the truth: an engine that comes to another hash is an alarm.
create table es.snapshots (
  stream     uuid    not null,
  version    integer not null,
  engine     text    not null,
  state_hash text    not null,
  state      json    not null,
  primary key (stream, engine, version)
);

-- Append-only, twice: the application role lacks the privilege, and everybody else meets the triggers.
create function es.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is append-only, % refused', tg_table_schema, tg_table_name, lower(tg_op) using errcode = 'ES001';
end $$;

create trigger append_only before update or delete on es.events for each row execute function es.refuse_change();
create trigger append_only before update or delete on es.ledger for each row execute function es.refuse_change();
create trigger append_only before update or delete on es.commands for each row execute function es.refuse_change();
create trigger no_truncate before truncate on es.events for each statement execute function es.refuse_change();
create trigger no_truncate before truncate on es.ledger for each statement execute function es.refuse_change();
create trigger no_truncate before truncate on es.commands for each statement execute function es.refuse_change();

-- Row triggers are inherited by partitions, statement triggers are not: without these a partition could be truncated alone.
do $$
begin
  for i in 0..15 loop
    execute format('create trigger no_truncate before truncate on es.events_%s for each statement execute function es.refuse_change()', lpad(i::text, 2, '0'));
  end loop;
end $$;

grant select, insert on es.events, es.commands, es.ledger, es.snapshots to kifu_app;
grant select, insert, delete on es.inbox to kifu_app;
grant select, insert, update on es.checkpoints to kifu_app;
