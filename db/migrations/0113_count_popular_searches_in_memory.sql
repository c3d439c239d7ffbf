-- The searches of a month are sorted by person: 15 s instead of 49 among twenty million events.
ALTER FUNCTION count_popular_searches(date) SET work_mem = '64MB';
