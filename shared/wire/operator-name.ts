/**
 * The operator's name on the wire. Where the code and the description have `Provider`, the wire has the name of the
 * operator: for `Acme`, `ProviderOrderNr` becomes `AcmeOrderNr` and `providerPaidAmount…` becomes `acmePaidAmount…`.
 * Only identifiers of the contract are renamed, never texts of people.
 */
export interface OperatorName {
  readonly name: string
  /** The identifier in the operator's spelling. */
  toWire(identifier: string): string
}

export const DEFAULT_OPERATOR = 'Provider'
/** With these names, two names of the contract would be one on the wire, as `ClientOrderNr` and `ProviderOrderNr`. */
export const takenNames: ReadonlySet<string> = new Set([
  'BoughtAdmin',
  'ChangeClient',
  'Client',
  'Created',
  'Credit',
  'External',
  'NewClient',
])

/** @throws RangeError when the name cannot begin an XML name or a JSON member, or is taken */
export function operatorName(name: string = DEFAULT_OPERATOR): OperatorName {
  if (!/^[A-Z][A-Za-z0-9]{0,63}$/.test(name)) {
    throw new RangeError(
      `OPERATOR_NAME must be a capital letter and up to 63 letters or digits, not "${name}"`,
    )
  }
  if (takenNames.has(name)) {
    throw new RangeError(`OPERATOR_NAME must not be "${name}": two names of the contract would be one`)
  }
  if (name === DEFAULT_OPERATOR) return { name, toWire: (identifier) => identifier }
  const lower = name[0]!.toLowerCase() + name.slice(1)
  return {
    name,
    toWire: (identifier) => identifier.replaceAll('Provider', name).replace(/^provider/, lower),
  }
}
