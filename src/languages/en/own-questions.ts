export const ownQuestionsEnglish = {
  questionOptional: '{hint} (optional)',
  questionChoose: 'Choose an answer',
  questionNone: 'No answer',
  'question.required': 'Answer “{question}”',
  'question.too_long': 'Enter {limit} characters or fewer for “{question}”',
  'question.looks_like_card':
    'Do not enter a card number for “{question}”. You’ll enter it on the payment page',
  'question.format': 'Enter a number in digits for “{question}”, such as 1200',
  'question.max': 'Enter {limit} or less for “{question}”',
  'question_date.required': 'Enter a date for “{question}”',
  'question_date.format': 'Enter the day, month and year for “{question}”',
  'question_choice.required': 'Choose an answer to “{question}”',
  'question_choices.required': 'Choose one or more answers to “{question}”',
  'question_choices.max': 'Choose {limit} or fewer answers to “{question}”',
  'question_tick.required': 'Tick “{question}”',
} as const;
