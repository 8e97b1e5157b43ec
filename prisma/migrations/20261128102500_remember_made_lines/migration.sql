-- A request of many lines that is sent again under its key makes no line twice.
CREATE TABLE "made_lines" (
    "key" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "body_hash" TEXT NOT NULL,
    "made_id" UUID NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "made_lines_pkey" PRIMARY KEY ("key","line")
);
