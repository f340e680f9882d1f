package dev.straightway.it.calculator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;

import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Reads the rates from a file, each time, since somebody may have changed it. */
@ApplicationScoped
public class FileRates implements Rates {

    private final String file;

    public FileRates(@ConfigProperty(name = "calculator.rates") String file) {
        this.file = file;
    }

    @Override
    public BigDecimal rate(String currency) {
        try {
            return Files.readAllLines(Path.of(file)).stream().map(line -> line.split(";"))
                    .filter(entry -> entry[0].equals(currency)).findFirst().map(entry -> new BigDecimal(entry[1]))
                    .orElseThrow(() -> new NotFoundException("no rate of " + currency));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
