-- A match that is void counts for nothing, ended or not: its games are counted again when its row comes or goes.
DROP TRIGGER owe_count_of_new ON "match_listings";
CREATE TRIGGER owe_count_of_new AFTER INSERT ON "match_listings" FOR EACH ROW
  WHEN (NEW.status = 'ended' OR NEW.voided) EXECUTE FUNCTION owe_count();
DROP TRIGGER owe_count_of_gone ON "match_listings";
CREATE TRIGGER owe_count_of_gone AFTER DELETE ON "match_listings" FOR EACH ROW
  WHEN (OLD.status = 'ended' OR OLD.voided) EXECUTE FUNCTION owe_count();
