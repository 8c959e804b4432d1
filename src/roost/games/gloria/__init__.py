"""Gloria Picktoria: hens who collect art, a visitor to impress, and a fox who spoils the show."""
