@rem Where package.json says "exec", sh hands its place to the program; cmd.exe finds this file and just runs it.
@%*
