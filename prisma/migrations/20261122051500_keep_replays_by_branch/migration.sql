-- A game that was rewound has a replay for each of its branches.
ALTER TABLE "replays" ADD COLUMN "branch" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "replays" DROP CONSTRAINT "replays_pkey";
ALTER TABLE "replays" ADD CONSTRAINT "replays_pkey" PRIMARY KEY ("id", "branch");
