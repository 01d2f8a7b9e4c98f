/** `npm run docs`: builds the documentation's site into `dist/docs-site/`, and puts it where the demo serves it. */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describeElement } from './element-manifest.ts'
import { isMain, root, run } from './places.ts'
import { built, staged } from './site/places.ts'
import { readManifest, siteOf, stage } from './site/stage.ts'

/** Builds the site from the manifest of the last build. @throws Error with VitePress's output for a dead link or a warning */
export async function buildDocs(): Promise<void> {
  stage(siteOf(readManifest()))
  rmSync(built, { recursive: true, force: true })
  await run('vitepress', ['build', staged], true)
  const served = join(root, 'demo/public/docs')
  rmSync(served, { recursive: true, force: true })
  cpSync(built, served, { recursive: true })
}

if (isMain(import.meta)) {
  await describeElement()
  await buildDocs()
}
