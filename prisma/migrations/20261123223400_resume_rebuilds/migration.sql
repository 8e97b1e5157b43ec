-- A rebuild under way, the parts of the ledger that it has still to go through, and what failed so far.
CREATE TABLE "rebuilds" (
    "name" TEXT NOT NULL,
    "parts" INTEGER NOT NULL,
    "begun_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rebuilds_pkey" PRIMARY KEY ("name")
);

CREATE TABLE "rebuild_parts" (
    "name" TEXT NOT NULL,
    "after" BIGINT NOT NULL,

    CONSTRAINT "rebuild_parts_pkey" PRIMARY KEY ("name","after")
);

CREATE TABLE "rebuild_failures" (
    "name" TEXT NOT NULL,
    "job" TEXT NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "rebuild_failures_pkey" PRIMARY KEY ("name","job")
);

ALTER TABLE "rebuild_parts" ADD CONSTRAINT "rebuild_parts_name_fkey" FOREIGN KEY ("name") REFERENCES "rebuilds"("name") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rebuild_failures" ADD CONSTRAINT "rebuild_failures_name_fkey" FOREIGN KEY ("name") REFERENCES "rebuilds"("name") ON DELETE CASCADE ON UPDATE CASCADE;
