/**
 * The table's own value for a key. A key from outside may be `constructor` or `__proto__`, for which a plain index
 * returns what every object inherits. Lint refuses such an index and names this function.
 */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
