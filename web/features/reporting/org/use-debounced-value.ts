import { useEffect, useState } from 'react';

/** The value as it was once it had not changed for a while; the first one at once. Same texts are the same value. */
export function useDebouncedValue<Value extends object>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  const isSettled = JSON.stringify(settled) === text;
  useEffect(() => {
    if (isSettled) return;
    // Made of plain text and lists of it.
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), waitMs);
    return () => clearTimeout(timer);
  }, [isSettled, text, waitMs]);
  return settled;
}
