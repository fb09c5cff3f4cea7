CREATE FUNCTION resolver.prefetch_diary_receipts(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_agg(json_build_array(r.tip_id, r.entry_id, r.received_at) ORDER BY r.received_at)
    FROM public.nutrition_diary_tip_receipt r WHERE r.app_id = given_app AND r.user_id = given_user);
END $$;
