"""Stands in for the Python module by which Orca speaks.

It writes each text to the file in SPEECH_LOG, one JSON object a line. Orca imports it instead of the real one because
its folder is in PYTHONPATH. It has what Orca uses.
"""
import html
import json
import os
import re
import threading
import time

_log = open(os.environ['SPEECH_LOG'], 'a', encoding='utf-8', buffering=1)
_lock = threading.Lock()


def _write(text):
    with _lock:
        _log.write(json.dumps({'time': time.time(), 'text': text}) + '\n')


class SSIPCommunicationError(Exception):
    pass


class SSIPCommandError(Exception):
    pass


class Priority:
    MESSAGE = 'message'


class DataMode:
    SSML = 'ssml'


class PunctuationMode:
    ALL = 'all'
    MOST = 'most'
    SOME = 'some'
    NONE = 'none'


class CallbackType:
    INDEX_MARK = 'index_marks'
    BEGIN = 'begin'
    END = 'end'
    CANCEL = 'cancel'


class SSIPClient:
    def __init__(self, *_args, **_options):
        self._language = 'en'

    def speak(self, text, callback=None, event_types=()):
        _write(html.unescape(re.sub(r'<[^>]*>', '', text)))
        if callback:
            # When Orca reads several texts in a row, it waits for the end of each.
            threading.Timer(0.05, self._end, (callback, event_types or ())).start()

    @staticmethod
    def _end(callback, event_types):
        for event in (CallbackType.BEGIN, CallbackType.END):
            if event in event_types:
                callback(event)

    def char(self, char):
        _write(char)

    def set_language(self, language):
        self._language = language

    def get_language(self):
        return self._language

    def list_synthesis_voices(self):
        return (('English', 'en', 'none'), ('Arabic', 'ar', 'none'))

    def list_output_modules(self):
        return ('recorder',)

    def get_output_module(self):
        return 'recorder'

    def get_rate(self):
        return 0

    def get_pitch(self):
        return 0

    def get_volume(self):
        return 100

    def __getattr__(self, name):
        # Pitch, punctuation, sounds and the rest change none of the words.
        if name.startswith('__'):
            raise AttributeError(name)
        return lambda *_args, **_options: None
