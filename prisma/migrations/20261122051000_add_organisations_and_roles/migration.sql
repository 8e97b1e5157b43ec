-- Organisations own leagues; people hold roles in them.

CREATE TABLE "organisations" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organisations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "organisations_name_check" CHECK (length("name") BETWEEN 1 AND 80)
);

-- Leagues that were there before organisations have none.
ALTER TABLE "leagues" ADD COLUMN "organisation_id" UUID;
CREATE INDEX "leagues_organisation_id_idx" ON "leagues"("organisation_id");
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

CREATE TABLE "role_grants" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "league_id" UUID,
    "organisation_id" UUID,
    "given_by" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_by" TEXT,
    "taken_at" TIMESTAMPTZ(3),

    CONSTRAINT "role_grants_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "role_grants_role_check" CHECK ("role" IN ('organiser', 'head-judge', 'judge', 'scorekeeper', 'player', 'spectator')),
    -- Exactly one place.
    CONSTRAINT "role_grants_place_check" CHECK (("league_id" IS NULL) <> ("organisation_id" IS NULL)),
    CONSTRAINT "role_grants_taken_check" CHECK (("taken_by" IS NULL) = ("taken_at" IS NULL))
);

CREATE INDEX "role_grants_player_id_idx" ON "role_grants"("player_id");
CREATE INDEX "role_grants_league_id_idx" ON "role_grants"("league_id");
CREATE INDEX "role_grants_organisation_id_idx" ON "role_grants"("organisation_id");
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_role_check";
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_role_check" CHECK ("role" IN ('admin', 'organiser', 'head-judge', 'judge', 'scorekeeper', 'player', 'spectator'));

-- Who judged when is part of the record: a role is taken by a date, never by removing its row.
REVOKE UPDATE, DELETE, TRUNCATE ON "organisations" FROM kifu_app;
REVOKE UPDATE, DELETE, TRUNCATE ON "role_grants" FROM kifu_app;
GRANT UPDATE ("taken_by", "taken_at") ON "role_grants" TO kifu_app;
