-- Only for the job that adds up old entries by month: nobody else removes anything from the ledger, and these reasons
-- alone cannot be earned again. Returns how many were removed.
CREATE FUNCTION lookups.remove_old_points(given_app uuid, given_users uuid[], first_month text, first_time timestamptz)
RETURNS integer
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM public.health_point_entry e
  WHERE e.app_id = given_app AND current_setting('app.reach', true) = 'app' AND e.user_id = ANY (given_users)
    AND e.reason = ANY ('{habit-logged,goals-rated,diary-entry-created}'::text[]) AND e.subject < first_month
    AND e.created_at < first_time;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $$;
