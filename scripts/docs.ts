/** `npm run docs`: builds the documentation's site into `dist/docs-site/`, and puts it where the demo serves it. */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, isMain } from './places.ts'
import { built, staged } from './site/places.ts'
import { readManifest, siteOf, stage } from './site/stage.ts'

export async function buildDocs(): Promise<void> {
  stage(siteOf(readManifest()))
  rmSync(built, { recursive: true, force: true })
  await run('vitepress', ['build', staged], true)
  const served = join(root, 'demo/public/docs')
  rmSync(served, { recursive: true, force: true })
  cpSync(built, served, { recursive: true })
}

if (isMain(import.meta)) await buildDocs()
