/** The built edge under the name of another build, as the next release would be. */
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from '../../scripts/places.ts'

const DIGEST = /(?<=\+sha\.)[0-9a-f]{12}/

/** @returns a folder in the place of `dist` */
export function renamedBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-build-'))
  cpSync(join(dist, 'edge'), join(folder, 'edge'), { recursive: true })
  symlinkSync(join(dist, 'widget'), join(folder, 'widget'))
  const file = join(folder, 'edge/worker.js')
  const bundle = readFileSync(file, 'utf8')
  if (!DIGEST.test(bundle)) throw new Error('The built edge has no name. Run npm run build.')
  writeFileSync(file, bundle.replace(DIGEST, '0'.repeat(12)))
  return folder
}
