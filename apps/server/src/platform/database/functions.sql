-- The applied migrations with which only programs work that know them. A process asks whether it knows all of them, and by the
-- same call whether its functions are still there.
CREATE FUNCTION resolver.contract_migrations()
RETURNS text[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN ARRAY(SELECT m.hash FROM public.migration_kind m WHERE m.kind = 'contract');
END $$;
