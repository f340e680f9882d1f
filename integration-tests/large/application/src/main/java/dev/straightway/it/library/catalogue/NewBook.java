package dev.straightway.it.library.catalogue;

import java.math.BigDecimal;
import java.time.LocalDate;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PastOrPresent;
import jakarta.validation.constraints.Positive;

public record NewBook(@NotBlank String title, String isbn, @NotNull @Positive BigDecimal price,
        @PastOrPresent LocalDate published,
        @NotNull Long author, @NotNull Long category) {
}
