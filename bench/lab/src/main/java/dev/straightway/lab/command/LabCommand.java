package dev.straightway.lab.command;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

import dev.straightway.lab.server.Session;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program and its subcommands. */
@Command(name = "straightway-lab", mixinStandardHelpOptions = true, version = "Straightway lab", sortOptions = false, description = "Measures what each REST stack costs, side by side, on the same resources.", footer = {
        "", "Try: straightway-lab list", "     straightway-lab run --targets=quarkus-rest,straightway --rounds=6" })
public final class LabCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    private LabCommand() {
    }

    /**
     * {@return the exit code: 0 all is well, 1 a trial failed or a threshold is passed, 2 what was asked can't be done, 3 a
     * comparison leaves it open}
     */
    public static int execute(String[] arguments, Session session, PrintStream err) {
        return line(session, err).execute(arguments);
    }

    static CommandLine line(Session session, PrintStream err) {
        PrintStream out = session.out();
        CommandLine line = new CommandLine(new LabCommand());
        line.addSubcommand(RunCommand.line(session));
        line.addSubcommand(AppCommand.line(session));
        line.addSubcommand(new ReportCommand(out));
        line.addSubcommand(CompareCommand.line(session));
        line.addSubcommand(new TallyCommand(out));
        line.addSubcommand(new ExportCommand(out));
        line.addSubcommand(new ListCommand(session));
        line.addSubcommand(new PowerCommand(out));
        line.addSubcommand(new CommandLine.HelpCommand());
        line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(err, true, StandardCharsets.UTF_8));
        line.setExecutionExceptionHandler(new Failures());
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpWidth(120);
        return line;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
