package dev.straightway.it.library.catalogue;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;

public record AuthorView(Long id, @NotBlank String name, @Min(0) int born) {
}
