import { css } from 'lit'

/**
 * The four steps of a day: a row, or a line for each where it is narrow. Its place is kept before the steps are known.
 */
export const reportStepsStyles = css`
  .steps {
    padding: calc(2 * var(--_space)) calc(4 * var(--_space));
    border-block-end: 1px solid var(--_line);
  }
  .steps ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .steps li {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--_space));
    min-inline-size: 0;
    min-block-size: 36px;
  }
  .steps .icon {
    flex: none;
    color: var(--_muted);
  }
  .steps [data-tone='good'] > .icon {
    color: var(--_good);
  }
  .steps [data-tone='warning'] > .icon {
    color: var(--_warning);
  }
  .steps [data-tone='bad'] > .icon {
    color: var(--_bad);
  }
  .steps li > div {
    display: grid;
    flex: 1;
    grid-template-columns: 9em minmax(0, 1fr);
    align-items: center;
    min-inline-size: 0;
  }
  .step-name,
  .steps .rows-link {
    justify-self: start;
    font-weight: 600;
  }
  .step-state {
    color: var(--_muted);
    font-size: 0.857em;
    /* The content below begins at a whole pixel. */
    line-height: round(1.45em, 1px);
  }
  @container (width >= 700px) {
    .steps ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .steps li {
      align-items: flex-start;
      min-block-size: 60px;
      padding: calc(2 * var(--_space));
    }
    .steps li:first-child {
      padding-inline-start: 0;
    }
    .steps li + li {
      border-inline-start: 1px solid var(--_line);
      padding-inline-start: calc(3 * var(--_space));
    }
    .steps li > .icon {
      margin-block-start: 4px;
    }
    .steps li > div {
      grid-template-columns: minmax(0, 1fr);
    }
    .step-name {
      min-block-size: 24px;
    }
  }
  /* If one of its texts takes two lines, all have room for two: nothing below moves when the text changes. */
  @container (700px <= width < 1200px) {
    .step-state {
      min-block-size: 2lh;
    }
  }
  @media (pointer: coarse) {
    .steps li {
      min-block-size: 44px;
    }
  }
`
