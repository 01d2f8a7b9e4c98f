/** The member at a path like `CreateOrderResult.Amount`; undefined if a part of the path is missing. */
export function memberAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((member, name) => (member as Record<string, unknown> | null | undefined)?.[name], value)
}
