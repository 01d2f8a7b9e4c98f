import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { localSecrets } from './local-secrets.ts'

const names = ['MERCHANTS', 'SESSION_KEYS']
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-secrets-'))
  return () => rmSync(folder, { recursive: true })
})

function writeFiles(merchants: string): void {
  mkdirSync(join(folder, 'secrets'))
  writeFileSync(join(folder, 'secrets/MERCHANTS'), merchants)
  writeFileSync(join(folder, 'secrets/SESSION_KEYS'), '[1]')
}
const writeVariables = (merchants: string) =>
  writeFileSync(join(folder, '.dev.vars'), `MERCHANTS='${merchants}'\nSESSION_KEYS='[1]'\n`)

it('those of one setup are taken where it has written them', () => {
  expect(() => localSecrets(folder, names)).toThrow('has neither secrets/ nor .dev.vars.')
  writeVariables('["local"]')
  expect(localSecrets(folder, names)).toEqual({ variables: { MERCHANTS: '["local"]', SESSION_KEYS: '[1]' } })
  rmSync(join(folder, '.dev.vars'))
  writeFiles('["server"]')
  expect(localSecrets(folder, names)).toEqual({ files: join(folder, 'secrets') })
})

it('a server’s are never used in the place of those that setup wrote later, or before', () => {
  writeFiles('["server"]')
  writeVariables('["local"]')
  expect(() => localSecrets(folder, names)).toThrow('have another MERCHANTS each. Move .dev.vars away')
  expect(() => localSecrets(folder, ['SESSION_KEYS', 'MERCHANTS'])).toThrow('another MERCHANTS')
  rmSync(join(folder, 'secrets'), { recursive: true })
  expect(localSecrets(folder, names)).toHaveProperty('variables')
})

it('the same secrets in both places are no reason to stop, also with other escapes', () => {
  writeFiles('["it\'s"]')
  writeVariables(String.raw`["it\u0027s"]`)
  expect(localSecrets(folder, names)).toEqual({ files: join(folder, 'secrets') })
})

it('a secret that only one place has is a difference', () => {
  writeFiles('["same"]')
  writeFileSync(join(folder, 'secrets/REGISTRY_KEY'), 'key')
  writeVariables('["same"]')
  expect(() => localSecrets(folder, [...names, 'REGISTRY_KEY'])).toThrow('another REGISTRY_KEY')
})

it('files of which one is missing are told by its name, and never passed over for other secrets', () => {
  const withRegistry = [...names, 'REGISTRY_KEY']
  writeFiles('["server"]')
  expect(() => localSecrets(folder, withRegistry)).toThrow('secrets/ in')
  expect(() => localSecrets(folder, withRegistry)).toThrow('has no REGISTRY_KEY')
  // As after a setup for this machine, and another one for a server: the second knows nothing of the registry's key.
  writeVariables('["local"]')
  appendFileSync(join(folder, '.dev.vars'), "REGISTRY_KEY='key'\n")
  expect(() => localSecrets(folder, withRegistry)).toThrow('another MERCHANTS')
  writeVariables('["server"]')
  appendFileSync(join(folder, '.dev.vars'), "REGISTRY_KEY='key'\n")
  expect(() => localSecrets(folder, withRegistry)).toThrow('has no REGISTRY_KEY')
  writeFileSync(join(folder, 'secrets/REGISTRY_KEY'), 'key')
  expect(localSecrets(folder, withRegistry)).toEqual({ files: join(folder, 'secrets') })
})
