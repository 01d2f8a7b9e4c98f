/** Keeps the log output of tests and workers; vitest itself shows only that of failing tests. */
import { keepOutput } from './output.ts'

// oxlint-disable-next-line import/no-default-export -- vitest requires it for a reporter
export default class OutputReporter {
  onUserConsoleLog({ content }: { content: string }): void {
    keepOutput('tests', content)
  }
}
