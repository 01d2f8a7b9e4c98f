/**
 * The table's own value of a key. A key from outside may be `constructor` or `__proto__`: a plain index would
 * answer what every object inherits. Lint refuses that index and asks for this function.
 */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
