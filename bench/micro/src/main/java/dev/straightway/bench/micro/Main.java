package dev.straightway.bench.micro;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

import dev.straightway.bench.micro.clients.Clients;
import dev.straightway.bench.micro.servers.Servers;

/**
 * Measures what a request costs on each stack and on each client that is packaged, and prints the ratios.
 * <p>
 * Takes the options of JMH. The stack and the request are parameters: {@code -p stack=Straightway,Jersey -p ask=GET}; so are
 * the client and its call: {@code -p client=Jersey -p call=GET}.
 * {@code -f 1 -wi 3 -i 3 -w 500ms -r 500ms} shows the magnitude in a few minutes, the default about forty minutes.
 */
public final class Main {

    private Main() {
    }

    public static void main(String[] arguments)
            throws CommandLineOptionException, IOException, RunnerException, URISyntaxException {
        CommandLineOptions given = new CommandLineOptions(arguments);
        if (given.shouldHelp()) {
            given.showHelp();
            System.out.println("Parameters:\n" + Servers.help() + "\n" + Clients.help());
            return;
        }
        // A command line that names only stacks, or only clients, asks for no others.
        boolean servers = given.getParameter(Servers.PARAMETER).hasValue();
        boolean clients = given.getParameter(Clients.PARAMETER).hasValue();
        List<RunResult> results = new ArrayList<>();
        if (servers || !clients) {
            results.addAll(new Servers(peers(), given).run());
            System.out.print(Servers.text(results));
        }
        if (clients || !servers) {
            List<RunResult> ofClients = new Clients(peers(), given).run();
            System.out.print(Clients.text(ofClients));
            results.addAll(ofClients);
        }
        if (results.isEmpty()) {
            throw new IllegalStateException("Nothing is packaged in " + peers().toAbsolutePath());
        }
        if (given.getResult().hasValue()) {
            // JMH has written the file after each stack, with that stack alone.
            ResultFormatFactory.getInstance(given.getResultFormat().orElse(ResultFormatType.CSV), given.getResult().get())
                    .writeOut(results);
        }
    }

    /** {@return the folder of the peers in the clone that this jar was built in} */
    private static Path peers() throws URISyntaxException {
        Path jar = Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        return jar.resolve("../../../peers").normalize();
    }
}
