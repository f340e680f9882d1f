package dev.straightway.it.library.lending;

import java.time.LocalDate;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;

public record NewLoan(@NotBlank String barcode, @NotBlank String card, @NotNull LocalDate from) {
}
