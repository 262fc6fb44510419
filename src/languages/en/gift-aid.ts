export const giftAidEnglish = {
  giftAidGain: 'Your {amount} becomes {total}, at no extra cost to you',
  giftAidGainEvery: 'Your {amount} becomes {total} {interval}, at no extra cost to you',
  giftAidEstimate: 'This is an estimate of what the charity could receive.',
  giftAidOrganisation:
    'Gift Aid is only for people who give their own money. An organisation cannot make a Gift Aid declaration.',
  giftAid: 'Gift Aid',
  giftAidNeeds: 'If you tick this, we’ll need your name and home address.',
  giftAidYes: 'Yes, I want to Gift Aid my donation',
  thisCharity: 'this charity',
  giftAidSingle:
    'I want to Gift Aid my donation to {charity}. I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax in the current tax year than the amount of Gift Aid claimed on all my donations it is my responsibility to pay any difference.',
  giftAidMultiple:
    'I want to Gift Aid my donation and any donations I make in the future or have made in the past 4 years to {charity}. I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax than the amount of Gift Aid claimed on all my donations in that tax year it is my responsibility to pay any difference.',
} as const;
