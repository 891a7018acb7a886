import { z } from 'zod'

// A strict Content-Security-Policy forbids the compiled parsers.
z.config({ jitless: true })
