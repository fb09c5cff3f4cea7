-- The built-in function of PostgreSQL 18: 48 bits of milliseconds, 12 of their fraction, the rest random.
CREATE FUNCTION public.uuidv7() RETURNS uuid LANGUAGE plpgsql VOLATILE PARALLEL SAFE SET search_path = '' AS $$
DECLARE micros CONSTANT bigint := extract(epoch FROM clock_timestamp()) * 1000000;
BEGIN
  RETURN encode(overlay(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send(micros / 1000) FROM 3) FROM 1 FOR 6)
    PLACING int2send((28672 + micros % 1000 * 4096 / 1000)::smallint) FROM 7 FOR 2), 'hex')::uuid;
END $$;
