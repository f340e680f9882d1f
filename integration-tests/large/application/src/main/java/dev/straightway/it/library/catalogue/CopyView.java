package dev.straightway.it.library.catalogue;

import jakarta.validation.constraints.NotBlank;

public record CopyView(@NotBlank String barcode, String shelf) {
}
