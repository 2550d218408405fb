import * as z from 'zod'
import type { ArticleFrontmatter } from '#src/content/article.ts'
import { FACTS, type FactName } from '#src/content/facts.ts'
import { fillInFigures } from './fill-in-figures.ts'

const sitePath = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path of this site, such as /individuals')

const factName = z.custom<FactName>(
  (name) => typeof name === 'string' && Object.hasOwn(FACTS, name),
  'must be a fact of the registry; `npm run facts` lists them',
)

const personKey = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a key of site.people')

/** Schema of an article's frontmatter. Rejects unknown keys, which may be typos. */
export const articleFrontmatter = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z
      .string()
      .regex(/^([^{}]|\{\w+:year\})*$/, 'may name a figure by its year only, such as {blueCardSalary:year}')
      .transform((title) => fillInFigures(title, 'en'))
      .pipe(
        z
          .string()
          .regex(/^[^{}]*$/, 'names a figure that the registry does not have')
          .min(1)
          .max(75),
      ),
    description: z.string().min(100).max(165),
    excerpt: z.string().min(1).max(220),
    category: z.enum(['individuals', 'businesses']),
    tags: z.array(z.string().trim().min(1)).min(1),
    published: z.iso.date(),
    updated: z.iso.date(),
    readTime: z.int().positive(),
    readTimeIsGiven: z.boolean().default(false),
    featured: z.boolean(),
    translated: z.boolean().default(true),
    page: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    onAudiencePage: z.boolean().default(false),
    also: z.array(sitePath).default([]),
    backLink: sitePath,
    check: z
      .string()
      .regex(/^\w+=\w+(&\w+=\w+)*$/, 'must be answers, such as goal=work&who=nurse')
      .optional(),
    author: personKey.optional(),
    reviewer: personKey.optional(),
    changes: z.array(z.strictObject({ date: z.iso.date(), text: z.string().trim().min(1) })).default([]),
    keyFigures: z
      .array(z.strictObject({ fact: factName, label: z.string().trim().min(1).max(60) }))
      .default([]),
  })
  .refine(({ published, updated }) => published <= updated, {
    path: ['updated'],
    message: 'must not lie before published',
  })
  .refine(({ changes }) => changes.every(({ date }, index) => date <= (changes[index - 1]?.date ?? date)), {
    path: ['changes'],
    message: 'must stand newest first',
  })
  .refine(({ updated, changes }) => (changes[0]?.date ?? updated) === updated, {
    path: ['updated'],
    message: 'must be the date of the newest change',
  }) satisfies z.ZodType<ArticleFrontmatter, unknown>
