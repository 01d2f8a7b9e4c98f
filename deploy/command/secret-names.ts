import type { WranglerFile } from './wrangler-file.ts'

/** The members of the configuration that are secret: none of them is ever a variable in `wrangler.jsonc`. */
export const secretNames = ['MERCHANTS', 'SESSION_KEYS', 'REGISTRY_KEY'] as const
export type SecretName = (typeof secretNames)[number]

/** Those of an edge with these variables: one without a registry has no key of it. */
export function secretNamesOf({ vars }: Pick<WranglerFile, 'vars'>): readonly SecretName[] {
  const hasRegistry = vars?.['OPERATOR_KEY_HASHES'] !== undefined
  return secretNames.filter((name) => hasRegistry || name !== 'REGISTRY_KEY')
}
