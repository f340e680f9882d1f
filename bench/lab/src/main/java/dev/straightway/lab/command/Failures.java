package dev.straightway.lab.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;

import dev.straightway.lab.descriptor.InvalidDescriptor;
import dev.straightway.lab.descriptor.UnknownName;
import dev.straightway.lab.options.InvalidOption;
import dev.straightway.lab.options.Option;
import dev.straightway.lab.options.Suggestion;
import dev.straightway.lab.project.InvalidProject;
import dev.straightway.lab.request.InvalidRequests;
import dev.straightway.lab.results.UnreadableResults;
import dev.straightway.lab.server.HostLost;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.InvalidBuild;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Says what went wrong in a message; only what is a bug of the lab shows its stack. */
final class Failures implements IExecutionExceptionHandler {

    static final int NOT_POSSIBLE = 2;
    static final int FAILED = 1;
    private static final int INTERRUPTED = 130;

    @Override
    public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
        if (failure instanceof InvalidOption option) {
            boolean typed = parsed.originalArgs().stream().anyMatch(argument -> (argument + "=")
                    .startsWith(option.onCommandLine().substring(0, option.onCommandLine().indexOf('=') + 1)));
            return say(line, typed ? option.onCommandLine() : option.getMessage(), NOT_POSSIBLE);
        }
        if (failure instanceof UnknownName unknown) {
            return say(line, unknown.message(Suggestion.of(unknown.name(), unknown.known())), NOT_POSSIBLE);
        }
        if (failure instanceof InvalidDescriptor || failure instanceof InvalidBuild
                || failure instanceof InvalidProject || failure instanceof InvalidRequests
                || failure instanceof TrialFailure || failure instanceof UnreadableResults) {
            return say(line, named(failure.getMessage(), parsed), NOT_POSSIBLE);
        }
        if (failure instanceof HostLost) {
            return say(line, named(failure.getMessage(), parsed), FAILED);
        }
        if (failure instanceof NoSuchFileException missing) {
            return say(line, missing.getFile() + " isn't there", NOT_POSSIBLE);
        }
        if (failure instanceof IOException || failure instanceof UncheckedIOException) {
            return say(line, named(String.valueOf(failure.getMessage()), parsed), FAILED);
        }
        if (failure instanceof InterruptedException) {
            return say(line, "Ended: " + failure.getMessage(), INTERRUPTED);
        }
        failure.printStackTrace(line.getErr());
        return say(line, "This is a bug of the lab; the lines above tell where.", FAILED);
    }

    /** The message with options as they were typed: a build names them as properties, by a file. */
    private static String named(String message, ParseResult parsed) {
        return parsed.originalArgs().stream().anyMatch(argument -> argument.startsWith("--options")) ? message
                : Option.asTyped(message);
    }

    private static int say(CommandLine line, String message, int code) {
        line.getErr().println(message);
        line.getErr().flush();
        return code;
    }
}
