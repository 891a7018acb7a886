-- Of a film that is a file: its captions as WebVTT, by 'hi', 'roman' and 'en'. A drawn film's are made from its script.
alter table films add column captions jsonb;
