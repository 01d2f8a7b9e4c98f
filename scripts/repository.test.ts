/** The files that the repository's platform and deployment tools read: nothing else checks them before they are used. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { root } from './places.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = globSync(['.github/**/*.yml', 'deploy/*.yaml'], { cwd: root }).toSorted()
const workflows = files.filter((file) => file.startsWith('.github/workflows/'))

interface Step {
  uses?: string
  run?: string
}

interface Workflow {
  on: object
  permissions: Record<string, string>
  jobs: Record<string, { 'timeout-minutes': number; 'runs-on': string; steps: Step[]; permissions?: object }>
}

const workflowOf = (file: string) => parse(read(file)) as Workflow
const stepsOf = (file: string) => Object.values(workflowOf(file).jobs).flatMap(({ steps }) => steps)

describe.each(files)('%s', (file) => {
  it('is YAML without a member twice', () => {
    const { errors, warnings } = parseDocument(read(file), { strict: true, uniqueKeys: true })
    expect([...errors, ...warnings]).toEqual([])
  })
})

describe.each(workflows)('%s', (file) => {
  it('may only read, but where a job says otherwise, and ends by itself', () => {
    const { permissions, jobs } = workflowOf(file)
    expect(permissions).toEqual({ contents: 'read' })
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0)
  })

  it('pins each action by its commit, and says its version', () => {
    const used = [...read(file).matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(used.length).toBe(stepsOf(file).filter(({ uses }) => uses).length)
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('runs scripts that there are, and takes no text of others into a command', () => {
    const commands = stepsOf(file).flatMap(({ run }) => run ?? [])
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = commands.flatMap((command) =>
      [...command.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name!),
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const run = commands.flatMap((command) =>
      [...command.matchAll(/node ([\w/.-]+\.ts)/g)].map(([, script]) => script!),
    )
    for (const script of run) expect(read(script)).toContain('isMain(import.meta)')
    for (const command of commands) expect(command).not.toContain('${{')
  })
})

describe('CI', () => {
  it("runs README's test command on Linux and macOS", () => {
    const [, command] = /`(npm ci && npm test)`/.exec(read('README.md'))!
    expect(read('.ci/run')).toContain(command)
    const { test } = workflowOf('.github/workflows/ci.yml').jobs as unknown as {
      test: { strategy: { matrix: { os: string[] } }; steps: Step[] }
    }
    expect(test.strategy.matrix.os.map((os) => os.split('-')[0])).toEqual(['ubuntu', 'macos'])
    expect(test.steps.map(({ run }) => run)).toContain(command)
  })
})

describe('an issue form', () => {
  it.each(['bug', 'feature'])('%s has a name, a description, and fields with ids of their own', (name) => {
    const form = parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as {
      name: string
      description: string
      body: { type: string; id?: string; attributes: { label?: string; options?: string[] } }[]
    }
    expect([form.name, form.description].every((text) => text.length > 5)).toBe(true)
    const fields = form.body.filter(({ type }) => type !== 'markdown')
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    for (const { type, attributes } of fields) {
      expect(['input', 'textarea', 'dropdown']).toContain(type)
      expect(attributes.label).toBeTruthy()
      expect(type === 'dropdown').toBe(attributes.options !== undefined)
    }
  })
})

describe('deploy/compose.yaml', () => {
  const { services, secrets } = parse(read('deploy/compose.yaml')) as {
    services: Record<'edge' | 'proxy', Record<string, unknown>>
    secrets: Record<string, object>
  }

  it('publishes the proxy only, and gives the edge its secrets and no rights', () => {
    expect(services.edge['ports']).toBeUndefined()
    expect(services.proxy['ports']).toEqual(['80:80', '443:443', '443:443/udp'])
    expect(services.edge['secrets']).toEqual(Object.keys(secrets))
    for (const service of Object.values(services)) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    }
  })

  it('waits for what is under way as long as the unit of systemd does', () => {
    const [, seconds] = /^TimeoutStopSec=(.*)$/m.exec(read('deploy/systemd/order-admin-edge.service'))!
    expect(services.edge['stop_grace_period']).toBe(seconds)
  })

  it('sends Docker what its steps copy, and nothing else', () => {
    const [all, ...kept] = read('deploy/template/.dockerignore')
      .replace(/^#.*\n/gm, '')
      .trim()
      .split('\n')
    const copied = [...read('deploy/Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)]
    const files = copied.flatMap(([, names]) => names!.split(' '))
    expect([all, ...kept.toSorted()]).toEqual(['*', ...files.map((name) => `!${name}`).toSorted()])
  })
})

describe('docs/deploying.md', () => {
  const blocks = [...read('docs/deploying.md').matchAll(/^```\n([^`]*)^```$/gm)].map(([, block]) => block!)
  const lines = blocks.flatMap((block) => block.trim().split('\n'))
  const { scripts } = JSON.parse(read('deploy/template/package.json')) as { scripts: Record<string, string> }

  it('names scripts of the template, and options and files that there are', () => {
    expect(lines.length).toBeGreaterThan(15)
    const named = lines.flatMap((line) => /^npm (?:run (?:--silent )?)?(\w+)/.exec(line)?.[1] ?? [])
    const unknown = named.filter((name) => name !== 'install' && !(name in scripts))
    expect(unknown).toEqual([])
    const command = read('deploy/command/order-admin-edge.ts')
    const options = lines.flatMap((line) =>
      line.includes(' -- ') ? [...line.split(' -- ')[1]!.matchAll(/--[\w-]+/g)] : [],
    )
    expect(options.length).toBeGreaterThan(2)
    for (const [option] of options) expect(command).toContain(`    ${option} `)
    const paths = lines.flatMap((line) => [...line.matchAll(/deploy\/[\w./-]+/g)].map(([path]) => path))
    expect(new Set(paths).size).toBe(2)
    for (const path of paths) expect(read(path)).not.toBe('')
  })
})

it('the list of what is inside can be made from a checkout, as a release makes it', () => {
  const [command = ''] = /npm sbom \S+ \S+/.exec(read('.github/workflows/release.yml')) ?? []
  const [program = '', ...parameters] = command.split(' ')
  const list = JSON.parse(execFileSync(program, parameters, { cwd: root, encoding: 'utf8' })) as {
    bomFormat: string
    components: object[]
  }
  expect(list.bomFormat).toBe('CycloneDX')
  expect(list.components.length).toBeGreaterThan(5)
})
