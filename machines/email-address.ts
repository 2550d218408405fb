const EMAIL_ADDRESS =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@,;:<>()[\]\\"]+@[^\s\p{Cc}\p{Cf}\p{Cs}@,;:<>()[\]\\"]+\.[^\s\p{Cc}\p{Cf}\p{Cs}@,;:<>()[\]\\"]+$/u

/** The pattern of section 5: text, at sign, text, dot, text; exactly one address. */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text.trim())
