/** A Durable Object's methods as its callers see them: each returns a promise. */
export type ObjectStub<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends (...values: infer Values) => infer Value
    ? (...values: Values) => Promise<Awaited<Value>>
    : never
}

/**
 * The stub of the object with this name. It is cast here alone: RPC loses the types of generic and large unions, and a
 * typed namespace would make the environment depend on every object.
 * @typeParam Methods the methods of the object's class that are called
 */
export function objectStub<Methods>(namespace: DurableObjectNamespace, name: string): ObjectStub<Methods> {
  return namespace.getByName(name) as unknown as ObjectStub<Methods>
}
