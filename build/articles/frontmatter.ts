import * as z from 'zod'
import type { ArticleFrontmatter } from '#src/content/article.ts'

const sitePath = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path of this site, such as /individuals')

/** The frontmatter of an article; unknown keys are refused, so that a misspelt one is found. */
export const articleFrontmatter = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().min(1).max(75),
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
    onAudiencePage: z.boolean().default(true),
    also: z.array(sitePath).default([]),
    backLink: sitePath,
  })
  .refine(({ published, updated }) => published <= updated, {
    path: ['updated'],
    message: 'must not lie before published',
  }) satisfies z.ZodType<ArticleFrontmatter, unknown>
