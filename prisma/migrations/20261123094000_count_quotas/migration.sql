-- How much of what fills the disk somebody has made on a day: one row for each, whose day moves on.
CREATE TABLE "quota_uses" (
    "owner" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "used" INTEGER NOT NULL,

    CONSTRAINT "quota_uses_pkey" PRIMARY KEY ("owner","what")
);
