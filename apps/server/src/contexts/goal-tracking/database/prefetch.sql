-- The goals with their latest ratings, and whether the rating of the given id is known.
CREATE FUNCTION resolver.prefetch_goals_to_rate(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN json_build_object(
    'isRated', given_id IS NOT NULL AND EXISTS (
      SELECT FROM public.user_goal_rating r WHERE r.app_id = given_app AND r.user_id = given_user AND r.rating_id = given_id),
    'goals', ARRAY(
      SELECT json_build_array(g.id, g.rating_count, r.score, r.rated_at)
      FROM public.user_goal g
      JOIN public.user_goal_rating r ON r.app_id = given_app AND r.user_goal_id = g.id AND r.number = g.rating_count - 1
      WHERE g.app_id = given_app AND g.user_id = given_user));
END $$;
