/**
 * The rows are read bound to the user: by SET LOCAL, as in `binding.ts`, for which the function must be volatile.
 * @param files contain a function `resolver.prefetch_<name>` for each prefetch
 */
export const prefetchSql = (files: readonly string[]): string => {
  const names = [...files.join('\n').matchAll(/^CREATE FUNCTION resolver\.prefetch_(\w+)/gm)].map(
    ([, name]) => name,
  )
  const calls = names.map(
    (name) =>
      `CASE WHEN '${name}' = ANY (names) THEN '"${name}":' || resolver.prefetch_${name}(given_app, given_user, given_id) END`,
  )
  return `
CREATE FUNCTION resolver.prefetch(given_app uuid, given_user uuid, given_names text, given_id uuid)
RETURNS text
LANGUAGE plpgsql VOLATILE AS $$
DECLARE names CONSTANT text[] := string_to_array(given_names, ' ');
BEGIN
  IF current_setting('app.id', true) IS DISTINCT FROM given_app::text THEN
    EXECUTE format('SET LOCAL app.id = %L', given_app);
  END IF;
  EXECUTE format('SET LOCAL app.user_id = %L', given_user);
  RETURN '{' || concat_ws(',', ${calls.join(', ')}) || '}';
END $$;`
}
