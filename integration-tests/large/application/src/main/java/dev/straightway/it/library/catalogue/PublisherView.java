package dev.straightway.it.library.catalogue;

import jakarta.validation.constraints.NotBlank;

public record PublisherView(Long id, @NotBlank String name, String town) {
}
