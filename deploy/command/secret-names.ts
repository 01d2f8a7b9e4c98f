import type { WranglerFile } from './wrangler-file.ts'

/** The members of the configuration that each edge keeps secret. */
export const secretNames = ['MERCHANTS', 'SESSION_KEYS'] as const

/** The same for an edge with these variables: one with a registry has its key too. */
export function secretNamesOf({ vars }: Pick<WranglerFile, 'vars'>): readonly string[] {
  return vars?.['OPERATOR_KEY_HASHES'] === undefined ? secretNames : [...secretNames, 'REGISTRY_KEY']
}
