/**
 * Runs the steps of a Dockerfile in an empty folder instead of an image, because not every machine has Docker. Paths of
 * the image are below the folder, and the programs of this machine replace those of the base image.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execute } from './packed.ts'

export interface Image {
  /** The folder of the last stage, in place of the image's root. */
  root: string
  workdir: string
  user: string
  command: string[]
  healthcheck: string[]
}

interface Step {
  name: string
  rest: string
}

/** The instructions of a Dockerfile, without comments, in order. */
function stepsOf(file: string): Step[] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
      return { name, rest }
    })
}

/**
 * @param context the folder that is sent to Docker
 * @param into an empty folder
 * @param shell runs a RUN step in a folder; paths in it are of this machine
 * @param base fills the root of a stage with its base image; by default nothing does
 */
export async function runSteps(
  file: string,
  context: string,
  into: string,
  shell: Shell,
  base: (stage: string, root: string) => Promise<void> = async () => {},
): Promise<Image> {
  const stages = new Map<string, string>()
  const image: Image = { root: '', workdir: '/', user: 'root', command: [], healthcheck: [] }
  for (const { name, rest } of stepsOf(file)) {
    const here = (path: string) => join(image.root, path.startsWith('/') ? path : join(image.workdir, path))
    switch (name) {
      case 'FROM': {
        const stage = / AS (\w+)$/.exec(rest)?.[1] ?? 'last'
        Object.assign(image, { root: join(into, stage), workdir: '/' })
        stages.set(stage, image.root)
        mkdirSync(image.root)
        await base(stage, image.root)
        break
      }
      case 'WORKDIR':
        image.workdir = rest
        mkdirSync(here('.'), { recursive: true })
        break
      case 'COPY': {
        const [, stage, paths = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest)!
        const sources = paths.split(' ')
        const target = sources.pop()!
        for (const source of sources) {
          const made = join(stage === undefined ? context : stages.get(stage)!, source)
          const path = target.endsWith('/') ? join(here(target), source) : here(target)
          mkdirSync(dirname(path), { recursive: true })
          // A file that no step has made is part of the base image. No step needs it at its old path.
          if (stage !== undefined && existsSync(made)) renameSync(made, path)
          else cpSync(existsSync(made) ? made : source, path, { recursive: true })
        }
        break
      }
      case 'RUN':
        await shell(pathsBelow(rest, image.root), here('.'), rest, image)
        break
      case 'USER':
        image.user = rest
        break
      case 'CMD':
        image.command = JSON.parse(rest) as string[]
        break
      case 'HEALTHCHECK':
        image.healthcheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[]
        break
      case 'ARG':
      case 'VOLUME':
      case 'EXPOSE':
      case 'STOPSIGNAL':
        break
      default:
        throw new Error(`This does not know the step ${name}.`)
    }
  }
  return image
}

/** @param written the command as the file has it, for an image whose root is a root */
export type Shell = (command: string, workdir: string, written: string, image: Image) => Promise<unknown>

/** Runs a step as `RUN` does. Only root may give a file to another user. */
export function runInShell(command: string, cwd: string): Promise<unknown> {
  const allowed = process.getuid?.() === 0 ? command : command.replaceAll(/\bchown \S+/g, 'test -e')
  return execute('/bin/sh', ['-c', allowed], { cwd })
}

/** Absolute paths of the image as paths of this machine. */
export function pathsBelow(command: string, root: string): string {
  return command.replace(/(?<=^|[\s=])\/(?=\w)/g, `${root}/`)
}
