package dev.straightway.lab.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.straightway.lab.options.InvalidOption;
import dev.straightway.lab.options.Option;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.options.Suggestion;
import dev.straightway.lab.report.format.Format;
import dev.straightway.lab.results.Results;

/** What a run writes beside its report. */
final class Exports {

    private Exports() {
    }

    /**
     * {@return the forms that were asked for}
     *
     * @throws InvalidOption where there is none of a name
     */
    static List<Format> of(Options options) {
        Options.Names names = options.output().exports();
        return names.all() ? List.of(Format.values()) : names.listed().stream().map(Exports::named).toList();
    }

    /**
     * Writes them.
     *
     * @throws IOException with the fix where that isn't possible
     */
    static void write(Results results, Options options, Path folder, PrintStream out) throws IOException {
        for (Format format : of(options)) {
            try {
                out.println("Export: " + format.write(results, folder));
            } catch (IOException e) {
                throw new IOException(format.label() + " can't be exported to " + folder + " (" + e.getMessage()
                        + "). The results are saved: make room there, and 'straightway-lab report " + folder + " --export "
                        + format.label() + "' writes it.", e);
            }
        }
    }

    private static Format named(String name) {
        List<String> known = Stream.of(Format.values()).map(Format::label).toList();
        return Stream.of(Format.values()).filter(format -> format.name().equalsIgnoreCase(name)).findFirst()
                .orElseThrow(() -> new InvalidOption(Option.EXPORT.property(), name,
                        "expected one of " + String.join(", ", known) + Suggestion.of(name, known)));
    }
}
